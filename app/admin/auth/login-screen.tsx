import { useActionData, useNavigation } from 'react-router';
import { words } from '../words.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSpinner } from './auth-spinner.tsx';
import type { LoginRefusal } from './log-in.ts';
import { LoginForm } from './login-form.tsx';

/** The shop's door: all that somebody without a session sees of the back office. */
export function LoginScreen() {
  const refused = useActionData<LoginRefusal>();
  const { state } = useNavigation();
  // The password was right, and the rooms behind the door are on their way.
  if (state === 'loading') return <AuthSpinner />;
  return (
    <AuthLayout title={words.reserved}>
      <LoginForm refused={refused} busy={state === 'submitting'} />
    </AuthLayout>
  );
}
