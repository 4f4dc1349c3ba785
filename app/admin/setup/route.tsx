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

export async function loader(args: LoaderFunctionArgs) {
  const open = await servicesOf(args).accounts.isSetupTokenOpen(tokenOf(args));
  return data({ open }, { status: open ? 200 : 410, headers: PRIVATE });
}

export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  const credentials = credentialsSchema.safeParse(await readForm(args.request));
  if (!credentials.success) return data({ invalid: true }, { status: 422, headers: PRIVATE });
  const created = await servicesOf(args).accounts.setUpFirst(tokenOf(args), credentials.data);
  if (!created) return data({ invalid: false }, { status: 410, headers: PRIVATE });
  const { setCookie = '' } = await tryToLogIn(args, credentials.data);
  return redirect(adminPaths.fr, { headers: { ...PRIVATE, 'set-cookie': setCookie } });
}

export default function Setup() {
  const { open } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <PrivatePage title={words.setupTitle}>
      <Door title={words.setupTitle}>
        {!open && <p>{words.linkGone}</p>}
        {open && (
          <Form method="post" className="grid gap-4">
            <p>{words.setupText}</p>
            {refused?.invalid && (
              <p role="alert" className="notice notice-bad">
                {words.setupInvalid}
              </p>
            )}
            <Field label={words.email}>
              {(control) => <input {...control} type="email" name="email" required autoComplete="username" />}
            </Field>
            <NewPasswordField label={words.password} />
            <DoorButton>{words.setupSubmit}</DoorButton>
          </Form>
        )}
      </Door>
    </PrivatePage>
  );
}
