import { pageNumber } from '../paging.ts';
import { type AuditAction, isAuditAction } from './audit-events.ts';

const SEARCH_MAX = 200;

/** Which part of the audit log: one action or all, what tells of these words, one page of it. */
export interface AuditQuery {
  action: AuditAction | undefined;
  search: string;
  page: number;
}

export function readAuditQuery(params: URLSearchParams): AuditQuery {
  const action = params.get('action');
  return {
    action: isAuditAction(action) ? action : undefined,
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    page: pageNumber(params.get('page')),
  };
}
