import { telephonyEndpoints, type Content, type Enrolment } from '@home-move/contract';
import { registerSheet, Text, useCurrentStep, useRuntime } from '@home-move/ui';
import useSWR from 'swr';
import { Loaded } from '../panel/loaded';
import { ScrollArea, SectionHeading, type SectionProps } from '../panel/section';
import sheet, * as styles from './script.module.css';

registerSheet(sheet);

const texts = {
  heading: 'Script for this page',
  area: 'Script',
  none: 'There is no script for this page.',
  loading: 'Loading the script',
  failed: 'The script did not load.',
} as const;

/** Scripts change rarely, so one request serves the whole call; a reload of the page shows the stored ones at once. [TEL-25] */
function useContent({ id }: Pick<Enrolment, 'id'>) {
  const { http, storage } = useRuntime();
  const stored = storage.get('cmsContent') as Content | undefined;
  return useSWR(
    [telephonyEndpoints.content.path, id],
    async () => {
      const content = await http.send(telephonyEndpoints.content, {});
      storage.set('cmsContent', content);
      return content;
    },
    stored && { fallbackData: stored },
  );
}

/** What the agent reads out on the page on screen. [TEL-24] */
export function ScriptSection({ enrolment, titleId }: SectionProps) {
  const content = useContent(enrolment);
  const step = useCurrentStep();
  return (
    <>
      <SectionHeading id={titleId}>{texts.heading}</SectionHeading>
      {/* Every page's script starts at its top. */}
      <ScrollArea key={step?.id} label={texts.area}>
        <Loaded query={content} loading={texts.loading} failed={texts.failed}>
          {({ customContent: { telephonyScriptPages } }) => {
            const page = telephonyScriptPages.find(({ pageIdentifier }) => pageIdentifier === step?.id);
            return page ? <Script text={page.pageScript} /> : <Text muted>{texts.none}</Text>;
          }}
        </Loaded>
      </ScrollArea>
    </>
  );
}

const instruction = /^\[(.*)\]$/s;

/** Paragraphs to read out, and instructions to the agent, which are in square brackets. [TEL-26] */
function Script({ text }: { readonly text: string }) {
  return (
    <div className={styles.script}>
      {text.split(/\n\s*\n/).map((paragraph, index) => {
        const toAgent = instruction.exec(paragraph.trim());
        return toAgent ? (
          <Text key={index} muted>
            {toAgent[1]}
          </Text>
        ) : (
          <p key={index}>{paragraph.trim()}</p>
        );
      })}
    </div>
  );
}
