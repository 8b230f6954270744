import { Accordion } from '@home-move/ui';
import { switchingTexts as texts } from './package-page.texts';

/** One Touch Switch, explained for people who have a contract elsewhere; closed until they open it. */
export function Switching({ provider }: { readonly provider: string }) {
  const body = [texts.sameHome(provider), texts.movingHome(provider), texts.fees].map((paragraph) => (
    <p key={paragraph}>{paragraph}</p>
  ));
  return <Accordion items={[{ title: texts.title, body }]} />;
}
