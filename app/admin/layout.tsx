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
import { currentAdministrator, endedSessionCookie, PRIVATE, sessionCookie, sessionToken } from './session.ts';
import { words } from './words.ts';

export const headers = () => PRIVATE;

export async function loader(args: LoaderFunctionArgs) {
  return data({ administrator: (await currentAdministrator(args)) ?? null }, { headers: PRIVATE });
}

/** Signing in and out, as plain forms. */
export async function action(args: ActionFunctionArgs) {
  const services = servicesOf(args);
  const form = await args.request.formData();
  const here = new URL(args.request.url).pathname;
  if (form.get('intent') === 'logout') {
    await services.accounts.logOut(sessionToken(args) ?? '');
    return redirect(here, { headers: { 'set-cookie': endedSessionCookie(services) } });
  }
  const credentials = {
    email: String(form.get('email') ?? ''),
    password: String(form.get('password') ?? ''),
  };
  const token = await services.accounts.logIn(credentials);
  if (!token) return data({ email: credentials.email }, { status: 401, headers: PRIVATE });
  return redirect(here, { headers: { 'set-cookie': sessionCookie(services, token) } });
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
