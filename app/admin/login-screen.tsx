import { useActionData, useNavigation } from 'react-router';
import { Door } from './door/door.tsx';
import { LoginForm } from './door/login-form.tsx';
import { Opening } from './door/opening.tsx';
import type { LoginRefusal } from './log-in.ts';
import { words } from './words.ts';

/** The shop's door: all that somebody without a session sees of the back office. */
export function LoginScreen() {
  const refused = useActionData<LoginRefusal>();
  const { state } = useNavigation();
  // The password was right, and the rooms behind the door are on their way.
  if (state === 'loading') return <Opening />;
  return (
    <Door title={words.reserved}>
      <LoginForm refused={refused} busy={state === 'submitting'} />
    </Door>
  );
}
