import { Notice, Page, Text, useRuntime } from '@home-move/ui';
import { privateEntryTexts as texts } from './private-entry.texts';

/** Everything is saved: back to the call. */
export function EntryDone() {
  const { brand } = useRuntime();
  const { title, text, close } = texts.done;
  return (
    <Page title={title} brandName={brand.name} notices={<Notice kind="success">{text}</Notice>}>
      <Text>{close}</Text>
    </Page>
  );
}

/** The link is too old, was used, replaced or cancelled, or the call is over. */
export function EntryEnded() {
  const { brand } = useRuntime();
  const { title, text } = texts.ended;
  return <Page title={title} brandName={brand.name} notices={<Notice kind="error">{text}</Notice>} />;
}

/** Shown after a reload, when the URL no longer contains the token. */
export function EntryReloaded() {
  const { brand } = useRuntime();
  const { title, text } = texts.opened;
  return <Page title={title} brandName={brand.name} notices={<Notice kind="info">{text}</Notice>} />;
}
