import { Link, useActionData, useLocation, useNavigation } from 'react-router';
import { languageOf } from '#domain/languages.ts';
import { adminPaths } from '#domain/pages.ts';
import { words } from '../words.ts';
import { AuthLayout } from './auth-layout.tsx';
import { AuthSpinner } from './auth-spinner.tsx';
import type { LoginError } from './log-in.ts';
import { LoginForm } from './login-form.tsx';

/** All that somebody without a session sees of the back office. */
export function LoginScreen() {
  const refused = useActionData<LoginError>();
  const { state } = useNavigation();
  const { pathname } = useLocation();
  // The login succeeded, and the screen that was asked for is being loaded.
  if (state === 'loading') return <AuthSpinner />;
  return (
    <AuthLayout title={words.reserved}>
      <LoginForm refused={refused} busy={state === 'submitting'} />
      <Link to={`${adminPaths[languageOf(pathname)]}/forgotten`} className="door-link">
        {words.forgotten}
      </Link>
    </AuthLayout>
  );
}
