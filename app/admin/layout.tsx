import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLoaderData,
} from 'react-router';
import { servicesOf } from '../services.ts';
import { AdministratorProvider } from './administrator.tsx';
import { LoginScreen } from './login-screen.tsx';
import { PrivatePage } from './private-page.tsx';
import { currentAdministrator, PRIVATE, sessionCookie } from './session.ts';
import { words } from './words.ts';

export const headers = () => PRIVATE;

export async function loader(args: LoaderFunctionArgs) {
  return data({ administrator: (await currentAdministrator(args)) ?? null }, { headers: PRIVATE });
}

/** Signing in, as a plain form. */
export async function action(args: ActionFunctionArgs) {
  const services = servicesOf(args);
  const form = await args.request.formData();
  const credentials = {
    email: String(form.get('email') ?? ''),
    password: String(form.get('password') ?? ''),
  };
  const token = await services.accounts.logIn(credentials);
  if (!token) return data({ email: credentials.email }, { status: 401, headers: PRIVATE });
  return redirect(args.url.pathname, { headers: { 'set-cookie': sessionCookie(services, token) } });
}

export default function AdminLayout() {
  const { administrator } = useLoaderData<typeof loader>();
  return (
    <PrivatePage title={words.title}>
      {administrator ? (
        <AdministratorProvider administrator={administrator}>
          <Outlet />
        </AdministratorProvider>
      ) : (
        <LoginScreen />
      )}
    </PrivatePage>
  );
}
