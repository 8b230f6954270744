import { privateEntryEndpoints, type Channel } from '@home-move/contract';
import { CodePage, Text, useRuntime } from '@home-move/ui';
import { privateEntryTexts } from './private-entry.texts';
import { useEntry, type EntryOutcome } from './use-entry';

const texts = privateEntryTexts.code;

interface PrivateCodeProps extends EntryOutcome {
  readonly token: string;
  /** By which the code was sent. */
  readonly channel: Channel;
}

/** The code that verifies a contact, without reading it out. */
export function PrivateCodePage({ token, channel, ...outcome }: PrivateCodeProps) {
  const { brand, http } = useRuntime();
  const check = useEntry((code: string) => http.send(privateEntryEndpoints.code, { body: { token, code } }), outcome);
  return (
    <CodePage
      brandName={brand.name}
      lede={`${texts.sent[channel]} ${privateEntryTexts.privately}`}
      check={check}
      submitLabel={texts.submit}
      busyLabel={texts.submitting}
      after={
        <Text size="sm" muted>
          {texts.another}
        </Text>
      }
    />
  );
}
