import { useCurrentStep } from '@home-move/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { ListPage } from './list/list.page';

/** The second page comes in a chunk of its own; kept here once it is there, so that going back to it draws it at once. */
let SignupPage: ComponentType | null = null;

async function loadSignup(): Promise<void> {
  SignupPage ??= (await import('./signup/signup.page')).SignupPage;
}

/** The page of the step on screen. A chunk that cannot be had is thrown to the remote's error boundary. */
export function Routes() {
  const step = useCurrentStep();
  const id = step?.id;
  const [failure, setFailure] = useState<Error | null>(null);
  const [, setLoads] = useState(0);

  useEffect(() => {
    if (SignupPage) return undefined;
    let isStale = false;
    const isShown = id === 'broadband-signup';
    const load = () =>
      loadSignup().then(
        () => isShown && !isStale && setLoads((count) => count + 1),
        (error: unknown) => {
          // While the list is on screen nobody has asked for it yet: it is tried again when somebody does.
          if (isShown && !isStale) setFailure(error instanceof Error ? error : new Error(String(error)));
        },
      );
    const timer = setTimeout(() => void load(), isShown ? 0 : 500);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [id]);

  if (failure) throw failure;
  if (id === 'broadband-list') return <ListPage />;
  if (id === 'broadband-signup' && SignupPage) return <SignupPage key={step?.path} />;
  return null;
}
