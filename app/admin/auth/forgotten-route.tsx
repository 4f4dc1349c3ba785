import {
  type ActionFunctionArgs,
  data,
  Form,
  type HeadersArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from 'react-router';
import { emailSchema } from '#domain/accounts/credentials.schema.ts';
import { languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { serverServicesOf, visitorContext } from '../../http/services.ts';
import { wrongMethod } from '../../http/wrong-method.ts';
import { readForm } from '../read-form.ts';
import { adminLinks } from '../styles.ts';
import { words } from '../words.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSubmitButton } from './auth-submit-button.tsx';
import { EmailField } from './email-field.tsx';
import { retryHeaders } from './log-in.ts';
import { PrivatePage } from './private-page.tsx';
import { PRIVATE } from './session.ts';

/** What a refusal says of itself goes out with the page: when to try again. */
export const headers = ({ actionHeaders }: HeadersArgs) => ({
  ...Object.fromEntries(actionHeaders),
  ...PRIVATE,
});
export const links = adminLinks;

export async function loader(args: LoaderFunctionArgs) {
  return data({ byMail: serverServicesOf(args).passwordReset.works }, { headers: PRIVATE });
}

interface Answer {
  sent?: boolean;
  error?: string;
  email: string;
}

/** The same answer for every e-mail, known or not. */
export async function action(args: ActionFunctionArgs) {
  if (args.request.method !== 'POST') throw wrongMethod('GET, HEAD, POST');
  const { passwordReset } = serverServicesOf(args);
  const { email: typed = '' } = await readForm(args.request);
  const email = emailSchema.safeParse(typed.trim()).data;
  const answer = (body: Answer, status: number, retryAfter = 0) =>
    data(body, { status, headers: retryHeaders(retryAfter) });
  if (!email || !passwordReset.works) return answer({ error: words.forgottenInvalid, email: typed }, 422);
  const retryAfter = await passwordReset.ask({ email, address: args.context.get(visitorContext).address });
  if (retryAfter > 0) return answer({ error: words.tryAgainIn(retryAfter), email: typed }, 429, retryAfter);
  return answer({ sent: true, email: typed }, 200);
}

/** For whoever has forgotten the password: a plain form, which works without any script. */
export default function Forgotten() {
  const { byMail } = useLoaderData<typeof loader>();
  const answer = useActionData<Answer>();
  const { pathname } = useLocation();
  return (
    <PrivatePage title={words.forgottenTitle}>
      <AuthLayout title={words.forgottenTitle}>
        {answer?.sent && (
          <p role="status" className="notice">
            {words.forgottenSent}
          </p>
        )}
        {byMail && !answer?.sent && <AskForm answer={answer} />}
        {!byMail && <p>{words.forgottenNoMail}</p>}
        <p className="text-sm">{words.forgottenOtherwise}</p>
        <Link to={adminPaths[languageOf(pathname)]} className="door-link">
          {words.backToLogin}
        </Link>
      </AuthLayout>
    </PrivatePage>
  );
}

function AskForm({ answer }: { answer: Answer | undefined }) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="grid gap-4">
      <p>{words.forgottenText}</p>
      {answer?.error && (
        <p role="alert" className="notice notice-bad">
          {answer.error}
        </p>
      )}
      <EmailField typed={answer?.email} />
      <AuthSubmitButton disabled={busy} busy={busy}>
        {words.forgottenSubmit}
      </AuthSubmitButton>
    </Form>
  );
}
