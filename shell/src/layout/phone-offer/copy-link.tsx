import { Stack, Status, Text, TextButton, TextField } from '@home-move/ui';
import { useId, useState } from 'react';
import { phoneOfferTexts } from './phone-offer.texts';

const texts = phoneOfferTexts.copy;

const focus = (box: HTMLInputElement | null) => box?.focus();

/** For who cannot scan. The link stands there as text only where a browser lets nobody copy, as in some partners' frames. */
export function CopyLink({ url }: { readonly url: string }) {
  const [state, setState] = useState<'offered' | 'copied' | 'by-hand'>('offered');
  const id = useId();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('by-hand');
    }
  }
  return (
    <Stack gap={2}>
      {state === 'by-hand' ? (
        <TextField
          id={id}
          label={texts.link}
          value={url}
          readOnly
          ref={focus}
          onFocus={(event) => event.target.select()}
        />
      ) : (
        <Text size="sm">
          <TextButton onClick={() => void copy()}>{texts.label}</TextButton>
        </Text>
      )}
      <Status>
        {state === 'copied' && <Text size="sm">{texts.done}</Text>}
        {state === 'by-hand' && <Text size="sm">{texts.byHand}</Text>}
      </Status>
    </Stack>
  );
}
