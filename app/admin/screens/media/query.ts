import { useLocation } from 'react-router';
import { pageNumber } from '#domain/paging.ts';

const SEARCH_MAX = 200;

export interface MediaQuery {
  search: string;
  page: number;
  /** Only images that are shown nowhere. */
  unused: boolean;
  /** The id of the image shown beside the others, empty for none. */
  open: string;
}

export function readMediaQuery(params: URLSearchParams): MediaQuery {
  return {
    search: (params.get('q') ?? '').trim().slice(0, SEARCH_MAX),
    page: pageNumber(params.get('page')),
    unused: params.get('unused') === '1',
    open: params.get('open') ?? '',
  };
}

/** Makes the address of another view of the library; the language edited stays as it is. */
export function useMediaAddress(): (query: MediaQuery) => string {
  const { pathname, search: present } = useLocation();
  return ({ search, page, unused, open }) => {
    const params = new URLSearchParams(present);
    for (const [name, value] of [
      ['q', search],
      ['page', page > 1 ? String(page) : ''],
      ['unused', unused ? '1' : ''],
      ['open', open],
    ] as const) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
}
