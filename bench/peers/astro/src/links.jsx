import { createContext, useContext } from 'react';

/** The address of the page, which the build and the browser must draw alike. */
export const PathContext = createContext('');

export function Link({ to, ...rest }) {
  return <a href={to} {...rest} />;
}

export const useNavigate = () => (href) => location.assign(href);

/** No page here keeps choices in its address. */
export const useLocation = () => ({ key: '', pathname: useContext(PathContext), search: '', hash: '' });
export const useHref = () => useContext(PathContext);
