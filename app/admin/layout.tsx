import {
  type ActionFunctionArgs,
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
} from 'react-router';
import { servicesOf } from '../services.ts';
import { AdministratorProvider } from './administrator.tsx';
import { LoadFailure } from './editing/load-failure.tsx';
import { logInByForm } from './log-in.ts';
import { LoginScreen } from './login-screen.tsx';
import { PrivatePage } from './private-page.tsx';
import { currentAdministrator, PRIVATE } from './session.ts';
import { Shell } from './shell/shell.tsx';
import { adminLinks } from './styles.ts';
import { words } from './words.ts';
import { wrongMethod } from './wrong-method.ts';

/** What a refusal says of itself goes out with the page: when to try again, which methods the address takes. */
export const headers = ({ actionHeaders, errorHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  ...Object.fromEntries(errorHeaders ?? []),
  ...PRIVATE,
});
export const links = adminLinks;

export async function loader(args: LoaderFunctionArgs) {
  const administrator = (await currentAdministrator(args)) ?? null;
  const waiting = { inbox: administrator ? await unreadLeads(args) : 0 };
  return data({ administrator, waiting }, { headers: PRIVATE });
}

/** What people sent and nobody has read. Spam is nobody's hurry. */
async function unreadLeads(args: LoaderFunctionArgs): Promise<number> {
  const { messages, quotes, applications } = await servicesOf(args).inbox.unread();
  return messages + quotes + applications;
}

/** Signing in, as a plain form. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  return logInByForm(args);
}

/** Where even the session could not be asked for: the message, and no form that could overwrite anything. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <PrivatePage title={words.title}>
      <div className="page py-16">
        <LoadFailure error={error} />
      </div>
    </PrivatePage>
  );
}

export default function AdminLayout() {
  const { administrator, waiting } = useLoaderData<typeof loader>();
  return (
    <>
      {administrator ? (
        <AdministratorProvider administrator={administrator}>
          <Shell waiting={waiting}>
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
