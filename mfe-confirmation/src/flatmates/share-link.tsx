import { Button, Heading, QrCode, registerSheet, Row, Stack, Status, Text, useCopy, useRuntime } from '@home-move/ui';
import sheet, * as styles from './flatmates.module.css';
import { flatmatesTexts } from './flatmates.texts';
import { landingLink } from './landing-link';

registerSheet(sheet);
const texts = flatmatesTexts.share;

const canShare = () => typeof navigator.share === 'function';

/** A link to the brand's first page: to share if the device supports it, to copy, or to scan. */
export function ShareLink() {
  const { brand } = useRuntime();
  const link = landingLink(brand, window.location.origin);
  const { state, copy } = useCopy(link);
  const share = async () => {
    try {
      await navigator.share({ title: brand.name, text: texts.message(brand.name), url: link });
    } catch (error) {
      // A mover who closes the dialog wants nothing else; a partner's frame may forbid it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <section className={styles.share}>
      <Stack gap={3}>
        <Heading>{texts.title}</Heading>
        <Text muted>{texts.text(brand.name)}</Text>
        <Text className={styles.link}>{link}</Text>
        <Row>
          {canShare() && <Button onClick={() => void share()}>{texts.share}</Button>}
          <Button onClick={() => void copy()}>{texts.copy}</Button>
        </Row>
        <Status>
          {state === 'copied' && <Text size="sm">{texts.copied}</Text>}
          {state === 'manual' && <Text size="sm">{texts.copyYourself}</Text>}
        </Status>
      </Stack>
      <div className={styles.scan}>
        <QrCode text={link} label={texts.code} />
        <Text size="sm" muted>
          {texts.scan}
        </Text>
      </div>
    </section>
  );
}
