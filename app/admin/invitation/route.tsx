import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { newPasswordSchema } from '#domain/accounts/credentials.schema.ts';
import { adminPaths } from '#domain/pages.ts';
import { type AppArgs, servicesOf } from '../../services.ts';
import { Field } from '../../ui/field.tsx';
import { Door } from '../door/door.tsx';
import { DoorButton } from '../door/door-button.tsx';
import { NewPasswordField } from '../door/new-password-field.tsx';
import { tryToLogIn } from '../log-in.ts';
import { PrivatePage } from '../private-page.tsx';
import { readForm } from '../read-form.ts';
import { PRIVATE } from '../session.ts';
import { adminLinks } from '../styles.ts';
import { words } from '../words.ts';
import { wrongMethod } from '../wrong-method.ts';

const tokenOf = ({ url }: AppArgs) => url.searchParams.get('token') ?? '';

export const headers = () => PRIVATE;
export const links = adminLinks;

/** Whoever was invited, or has a link from the terminal, chooses a password and is in. */
export async function loader(args: LoaderFunctionArgs) {
  const email = (await servicesOf(args).accounts.linkEmail(tokenOf(args))) ?? null;
  return data({ email }, { status: email ? 200 : 410, headers: PRIVATE });
}

export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  const password = newPasswordSchema.safeParse((await readForm(args.request)).password);
  if (!password.success) return data({ invalid: true }, { status: 422, headers: PRIVATE });
  const email = await servicesOf(args).accounts.acceptLink(tokenOf(args), password.data);
  if (!email) return data({ invalid: false }, { status: 410, headers: PRIVATE });
  const { setCookie = '' } = await tryToLogIn(args, { email, password: password.data });
  return redirect(adminPaths.fr, { headers: { ...PRIVATE, 'set-cookie': setCookie } });
}

export default function Invitation() {
  const { email } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PrivatePage title={words.invitationTitle}>
      <Door title={words.invitationTitle}>
        {!email && <p>{words.linkGone}</p>}
        {email && (
          <Form method="post" className="grid gap-4">
            {refused?.invalid && (
              <p role="alert" className="notice notice-bad">
                {words.invitationInvalid}
              </p>
            )}
            <Field label={words.email}>
              {(control) => (
                <input {...control} type="email" value={email} readOnly autoComplete="username" />
              )}
            </Field>
            <NewPasswordField label={words.password} />
            <DoorButton>{words.invitationSubmit}</DoorButton>
          </Form>
        )}
      </Door>
    </PrivatePage>
  );
}
