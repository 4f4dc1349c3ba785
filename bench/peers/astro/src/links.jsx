export function Link({ to, ...rest }) {
  return <a href={to} {...rest} />;
}

export const useNavigate = () => (href) => location.assign(href);
