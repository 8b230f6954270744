import { siteCheckSchema, type Branding, type Problem } from '@home-move/contract';
import { Button, ProblemNotice, Stack, Text, TextField } from '@home-move/ui';
import { useRef, useState, type FormEvent } from 'react';
import { checkTexts as texts } from './check.texts';

/** The message of an address that the API would reject; undefined if it is valid. */
function addressError(url: string): string | undefined {
  return siteCheckSchema.shape.url.safeParse(url).error?.issues[0]?.message;
}

export interface SiteCheckFormProps {
  /** Undefined while no brand is chosen. */
  readonly branding: Branding | undefined;
  readonly busy: boolean;
  readonly problem: Problem | null;
  readonly onCheck: (url: string, branding: Branding) => void;
}

/** The address of the page to check. */
export function SiteCheckForm({ branding, busy, problem, onCheck }: SiteCheckFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!branding || busy) return;
    const found = addressError(url.trim());
    setError(found);
    if (found === undefined) onCheck(url.trim(), branding);
    else field.current?.focus();
  };
  const fieldProblem = problem?.errors?.['url'];
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          ref={field}
          label={texts.address}
          hint={texts.addressHint}
          type="url"
          inputMode="url"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          error={error ?? fieldProblem}
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
        />
        {!branding && <Text size="sm">{texts.noBrand}</Text>}
        <div>
          <Button type="submit" busy={busy ? texts.checking : undefined} disabled={!branding}>
            {texts.check}
          </Button>
        </div>
        <ProblemNotice problem={fieldProblem === undefined ? problem : null} focused />
      </Stack>
    </form>
  );
}
