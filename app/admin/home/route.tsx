import { Form } from 'react-router';
import { adminPaths } from '#domain/pages.ts';
import { useAdministrator } from '../administrator.tsx';
import { words } from '../words.ts';

export default function AdminHome() {
  const { email } = useAdministrator();
  return (
    <>
      <h1 className="text-4xl">{words.title}</h1>
      <p className="mt-4">
        {words.signedInAs} {email}
      </p>
      <Form method="post" action={`${adminPaths.fr}/logout`} className="mt-6">
        <button
          type="submit"
          name="intent"
          value="logout"
          className="rounded border-2 border-frame px-4 py-2"
        >
          {words.logOut}
        </button>
      </Form>
    </>
  );
}
