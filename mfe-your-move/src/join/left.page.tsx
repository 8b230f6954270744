import { Notice, Page, Text, useRuntime } from '@home-move/ui';
import { joinTexts } from './join.texts';

const texts = joinTexts.left;

/** The housemate has left or was removed, also while the page was open. [ROOM-09] */
export function LeftPage({ reason }: { readonly reason: 'left' | 'removed' }) {
  const { brand } = useRuntime();
  return (
    <Page
      title={texts.title}
      brandName={brand.name}
      notices={
        <Notice kind={reason === 'left' ? 'success' : 'warning'} focusOn={reason}>
          <p>{texts[reason]}</p>
        </Notice>
      }
    >
      <Text>{texts.text}</Text>
    </Page>
  );
}
