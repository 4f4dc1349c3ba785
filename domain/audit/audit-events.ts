/** Everything that the audit log tells of. */
export const auditActions = [
  'login',
  'login-refused',
  'code-refused',
  'login-closed',
  'logout',
  'save',
  'publish',
  'schedule',
  'withdraw',
  'undo',
  'preview-link-made',
  'preview-link-withdrawn',
  'translation-confirmed',
  'restore',
  'reset',
  'delete',
  'import',
  'export',
  'leads-export',
  'download',
  'leads-deleted',
  'erase',
  'appointment-moved',
  'appointment-cancelled',
  'picture-added',
  'picture-replaced',
  'picture-described',
  'picture-deleted',
  'account-made',
  'link-made',
  'link-withdrawn',
  'link-used',
  'account-disabled',
  'account-enabled',
  'password-changed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
] as const;

export type AuditAction = (typeof auditActions)[number];

export function isAuditAction(text: string | null): text is AuditAction {
  return auditActions.some((action) => action === text);
}
