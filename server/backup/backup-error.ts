/** Why a backup or a restore did not come about. The message is one sentence for whoever runs it. */
export class BackupError extends Error {}
