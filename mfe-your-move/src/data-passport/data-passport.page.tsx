import { pathOf } from '@home-move/contract';
import { FinishedNotice, Page, useLinkProps, useRuntime } from '@home-move/ui';
import { AgentView } from './agent-view';
import { dataPassportTexts as texts } from './data-passport.texts';
import { PassportContent } from './passport-content';

/** Who received which kinds of data about the mover, and why. Agents see the number of entries only. [PASS-05, PASS-16] */
export function DataPassportPage() {
  const { brand, portal } = useRuntime();
  const link = useLinkProps();
  return (
    <Page
      title={texts.heading}
      brandName={brand.name}
      back={{ label: texts.back, ...link(pathOf('your-move')) }}
      lede={texts.lede}
      width="full"
    >
      <FinishedNotice />
      {portal === 'tenant' ? <PassportContent /> : <AgentView />}
    </Page>
  );
}
