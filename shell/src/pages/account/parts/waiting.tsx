import { FullPageSpinner } from '@home-move/ui';
import { useEffect } from 'react';
import { useShell } from '../../../runtime/shell-context';

/** A page that cannot show itself yet. */
export function Waiting({ words }: { readonly words: string }) {
  const { name } = useShell().branding;
  useEffect(() => {
    document.title = `${words} - ${name}`;
  }, [words, name]);
  return <FullPageSpinner label={words} detail="" />;
}
