import { Form, useActionData } from 'react-router';
import { CredentialFields } from './credential-fields.tsx';
import { words } from './words.ts';

export function LoginScreen() {
  const refused = useActionData<{ email: string }>();
  return (
    <>
      <h1 className="text-4xl">{words.reserved}</h1>
      {refused && (
        <p role="alert" className="mt-6 font-semibold text-awning">
          {words.loginRefused}
        </p>
      )}
      <Form method="post" className="mt-6 grid max-w-md gap-4">
        <CredentialFields email={refused?.email} passwordHint="current-password" submit={words.logIn} />
      </Form>
    </>
  );
}
