export function Link({ to, ...rest }) {
  return <a href={to} {...rest} />;
}

export const useNavigate = () => (href) => location.assign(href);

/** No page here keeps choices in its address. */
export const useLocation = () => ({ key: '', pathname: '/', search: '', hash: '' });
export const useHref = () => '/';
