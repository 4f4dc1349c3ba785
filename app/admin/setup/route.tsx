import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { credentialsSchema } from '#domain/accounts/credentials.schema.ts';
import { PASSWORD_MIN } from '#domain/accounts/limits.ts';
import { type AppArgs, servicesOf } from '../../services.ts';
import { CredentialFields } from '../credential-fields.tsx';
import { PrivatePage } from '../private-page.tsx';
import { readForm } from '../read-form.ts';
import { PRIVATE, sessionCookie } from '../session.ts';
import { adminLinks } from '../styles.ts';
import { words } from '../words.ts';
import { wrongMethod } from '../wrong-method.ts';

const tokenOf = ({ url }: AppArgs) => url.searchParams.get('token') ?? '';

export const headers = () => PRIVATE;
export const links = adminLinks;

export async function loader(args: LoaderFunctionArgs) {
  const open = await servicesOf(args).accounts.isSetupTokenOpen(tokenOf(args));
  return data({ open }, { status: open ? 200 : 410, headers: PRIVATE });
}

export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  const services = servicesOf(args);
  const credentials = credentialsSchema.safeParse(await readForm(args.request));
  if (!credentials.success) return data({ invalid: true }, { status: 422, headers: PRIVATE });
  const created = await services.accounts.setUpFirst(tokenOf(args), credentials.data);
  if (!created) return data({ invalid: false }, { status: 410, headers: PRIVATE });
  const session = (await services.accounts.logIn(credentials.data)) ?? '';
  return redirect('/admin', { headers: { 'set-cookie': sessionCookie(services, session) } });
}

export default function Setup() {
  const { open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PrivatePage title={words.setupTitle}>
      <h1 className="text-4xl">{words.setupTitle}</h1>
      {!open && <p className="mt-6">{words.setupGone}</p>}
      {open && (
        <Form method="post" className="mt-6 grid max-w-md gap-4">
          <p>{words.setupText}</p>
          {refused?.invalid && <p role="alert">{words.setupInvalid}</p>}
          <CredentialFields
            passwordHint="new-password"
            passwordMin={PASSWORD_MIN}
            submit={words.setupSubmit}
          />
        </Form>
      )}
    </PrivatePage>
  );
}
