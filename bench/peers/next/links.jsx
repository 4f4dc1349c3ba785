import { usePathname, useRouter } from 'next/navigation';

// biome-ignore lint/performance/noBarrelFile: components of the server get the link alone, the hooks would not build there
export { Link } from './link.jsx';

export const useNavigate = () => useRouter().push;

/** No page here keeps choices in its address. */
export const useLocation = () => ({ key: '', pathname: usePathname(), search: '', hash: '' });
export const useHref = usePathname;
