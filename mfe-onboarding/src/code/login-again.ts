import { useRuntime } from '@home-move/ui';

/** Who is not known any more has to log in; back does not lead here. [OTP-13] */
export function useLoginAgain(): () => void {
  const runtime = useRuntime();
  return () => runtime.navigate('/login', { replace: true });
}
