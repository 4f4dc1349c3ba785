/** What a visitor asked of the list, as it stands in the address. */
export interface BlogQuery {
  search: string;
  category: string;
}

export function readQuery(parameters: URLSearchParams): BlogQuery {
  return { search: parameters.get('q')?.trim() ?? '', category: parameters.get('category') ?? '' };
}

/** The address of the same list with something changed; what asks for nothing is left out. */
export function queryAddress({ search, category }: BlogQuery, page = 1): string {
  const asked = { q: search, category, page: page > 1 ? String(page) : '' };
  const parameters = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''));
  return parameters.size > 0 ? `?${parameters}` : '?';
}
