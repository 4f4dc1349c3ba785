import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLoaderData,
} from 'react-router';
import { emailSchema } from '#domain/accounts/credentials.schema.ts';
import { servicesOf } from '../services.ts';
import { AdministratorProvider } from './administrator.tsx';
import { LoadFailure } from './editing/load-failure.tsx';
import { LoginScreen } from './login-screen.tsx';
import { PrivatePage } from './private-page.tsx';
import { readForm } from './read-form.ts';
import { currentAdministrator, PRIVATE, sessionCookie } from './session.ts';
import { Shell } from './shell/shell.tsx';
import { adminLinks } from './styles.ts';
import { words } from './words.ts';
import { wrongMethod } from './wrong-method.ts';

/** What a refusal says of itself, such as the methods that the address takes, goes out with the page. */
export const headers = ({ errorHeaders }: HeadersArgs) =>
  new Headers([...(errorHeaders ?? []), ...Object.entries(PRIVATE)]);
export const links = adminLinks;

export async function loader(args: LoaderFunctionArgs) {
  return data({ administrator: (await currentAdministrator(args)) ?? null }, { headers: PRIVATE });
}

/** Signing in, as a plain form. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  const services = servicesOf(args);
  const { email = '', password = '' } = await readForm(args.request);
  const known = emailSchema.safeParse(email);
  const token = await services.accounts.logIn({ email: known.data ?? '', password });
  if (!token) return data({ email }, { status: 401, headers: PRIVATE });
  return redirect(args.url.pathname, { headers: { 'set-cookie': sessionCookie(services, token) } });
}

/** Where even the session could not be asked for: the message, and no form that could overwrite anything. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PrivatePage title={words.title}>
      <LoadFailure error={error} />
    </PrivatePage>
  );
}

export default function AdminLayout() {
  const { administrator } = useLoaderData<typeof loader>();
  return (
    <>
      {administrator ? (
        <AdministratorProvider administrator={administrator}>
          <Shell>
            <Outlet />
          </Shell>
        </AdministratorProvider>
      ) : (
        <PrivatePage title={words.title}>
          <LoginScreen />
        </PrivatePage>
      )}
    </>
  );
}
