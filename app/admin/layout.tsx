import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  redirect,
  useLoaderData,
} from 'react-router';
import { may } from '#domain/accounts/roles.ts';
import { languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import type { Administrator } from '#server/accounts/account-service.ts';
import { serverServicesOf } from '../http/services.ts';
import { wrongMethod } from '../http/wrong-method.ts';
import { AdministratorProvider } from './administrator.tsx';
import { logInByForm } from './auth/log-in.ts';
import { LoginScreen } from './auth/login-screen.tsx';
import { PrivatePage } from './auth/private-page.tsx';
import { PRIVATE, signedIn } from './auth/session.ts';
import { LoadFailure } from './editing/loading/load-failure.tsx';
import type { Waiting } from './shell/navigation-bar.tsx';
import { NotAllowed } from './shell/not-allowed.tsx';
import { Shell } from './shell/shell.tsx';
import { adminLinks } from './styles.ts';
import { words } from './words.ts';

/** What a refusal says of itself goes out with the page: when to try again, which methods the address takes. */
export const headers = ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
  ...PRIVATE,
});
export const links = adminLinks;

/** Whoever still lacks the second factor that the site asks for is led to where it is set up, and nowhere else. */
export async function loader(args: LoaderFunctionArgs) {
  const administrator = (await signedIn(args)) ?? null;
  const mustEnrol = administrator !== null && serverServicesOf(args).accounts.mustEnrol(administrator);
  const account = `${adminPaths[languageOf(args.url.pathname)]}/account`;
  if (mustEnrol && args.url.pathname !== account) throw redirect(account, { headers: PRIVATE });
  const waiting = administrator && !mustEnrol ? await waitingIn(args, administrator) : {};
  return data({ administrator, mustEnrol, waiting }, { headers: PRIVATE });
}

/** What waits for somebody who may see it. Suspects are counted apart: nobody's hurry, but one of them may be honest. */
async function waitingIn(args: LoaderFunctionArgs, administrator: Administrator): Promise<Waiting> {
  const services = serverServicesOf(args);
  const [unread, publications] = await Promise.all([
    may(administrator, 'messages') ? services.inbox.unread() : undefined,
    may(administrator, 'words') ? services.workingCopies.count() : 0,
  ]);
  const { messages: inbox = 0, quotes = 0, applications = 0, spam = 0 } = unread ?? {};
  return { inbox, quotes, applications, 'inbox/apart': spam, publications };
}

/** Signing in, as a plain form. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  return logInByForm(args);
}

interface ErrorBoundaryProps {
  error: unknown;
  /** Undefined where even the session could not be asked for. */
  loaderData?: ReturnType<typeof useLoaderData<typeof loader>>;
}

/**
 * What could not be shown: the message, and no form that could overwrite anything. Whoever may not see one screen
 * keeps the menu of the others.
 */
export function ErrorBoundary({ error, loaderData }: ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 403 && loaderData?.administrator)
    return (
      <AdministratorProvider administrator={loaderData.administrator}>
        <Shell waiting={loaderData.waiting}>
          <NotAllowed />
        </Shell>
      </AdministratorProvider>
    );
  return (
    <PrivatePage title={words.title}>
      <div className="page py-16">
        <LoadFailure error={error} />
      </div>
    </PrivatePage>
  );
}

/** The screen where a second factor is set up, and the button to log out. */
const EnrolFirst = () => (
  <PrivatePage title={words.title}>
    <div className="page grid max-w-xl gap-6 py-10 [&_h1]:text-2xl">
      <Outlet />
      <Form method="post" action={`${adminPaths.fr}/logout`}>
        <button type="submit" className="quiet-button">
          {words.logOut}
        </button>
      </Form>
    </div>
  </PrivatePage>
);

export default function AdminLayout() {
  const { administrator, mustEnrol, waiting } = useLoaderData<typeof loader>();
  return (
    <>
      {administrator ? (
        <AdministratorProvider administrator={administrator}>
          {mustEnrol ? (
            <EnrolFirst />
          ) : (
            <Shell waiting={waiting}>
              <Outlet />
            </Shell>
          )}
        </AdministratorProvider>
      ) : (
        <PrivatePage title={words.title}>
          <LoginScreen />
        </PrivatePage>
      )}
    </>
  );
}
