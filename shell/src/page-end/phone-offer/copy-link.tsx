import { Stack, Status, Text, TextButton, TextField, useCopy } from '@home-move/ui';
import { useId } from 'react';
import { phoneOfferTexts } from './phone-offer.texts';

const texts = phoneOfferTexts.copy;

const focus = (box: HTMLInputElement | null) => box?.focus();

/**
 * For movers who cannot scan. The link is shown as text only when the browser forbids copying, as in some partners'
 * frames.
 */
export function CopyLink({ url }: { readonly url: string }) {
  const { state, copy } = useCopy(url);
  const id = useId();
  return (
    <Stack gap={2}>
      {state === 'manual' ? (
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
        {state === 'manual' && <Text size="sm">{texts.manual}</Text>}
      </Status>
    </Stack>
  );
}
