import { QrCode, registerSheet, Text } from '@home-move/ui';
import sheet, * as styles from './invite.module.css';
import { inviteTexts as texts } from './invite.texts';

registerSheet(sheet);

/** The link to scan with another phone. [ROOM-02] */
export function ShareCode({ url }: { readonly url: string }) {
  return (
    <div className={styles.code}>
      <QrCode text={url} label={texts.code} />
      <Text size="sm" muted>
        {texts.scan}
      </Text>
    </div>
  );
}
