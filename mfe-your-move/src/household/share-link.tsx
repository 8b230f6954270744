import type { ShareLink as Link } from '@home-move/contract';
import {
  Button,
  ChevronDownIcon,
  lazyModule,
  registerSheet,
  Status,
  Text,
  useCopy,
  useLazyModule,
  useMedia,
  useRuntime,
  VisuallyHidden,
} from '@home-move/ui';
import { useState, type SyntheticEvent } from 'react';
import sheet, * as styles from './invite.module.css';
import { inviteTexts as texts } from './invite.texts';
import { CopyIcon, ScanIcon, ShareIcon } from './share-icons';

registerSheet(sheet);

/** On a phone, the encoder is loaded once the code is opened: its owner shares the link instead. */
const code = lazyModule(() => import(/* webpackChunkName: "share-code" */ './share-code'));

const canShare = () => typeof navigator.share === 'function';

function Code({ url }: { readonly url: string }) {
  const { content } = useLazyModule(code);
  return <div className={styles.codeBox}>{content && <content.ShareCode url={url} />}</div>;
}

/** The link to share, to copy or to scan. If the browser cannot share, Copy is the filled button. [ROOM-02] */
export function ShareLink({ link: { url } }: { readonly link: Link }) {
  const { brand } = useRuntime();
  const { state, copy } = useCopy(url);
  const isWide = useMedia('(min-width: 768px)');
  const [isScanning, setScanning] = useState(false);
  const share = async () => {
    try {
      await navigator.share({ title: brand.name, text: texts.message, url });
    } catch (error) {
      // A mover who closes the share sheet wants nothing else; a partner's frame may forbid it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      {isWide && <Code url={url} />}
      <p className={styles.link}>
        <VisuallyHidden>{texts.your} </VisuallyHidden>
        {url.replace(/^https?:\/\//, '')}
      </p>
      <div className={styles.buttons}>
        {canShare() && (
          <Button full variant="primary" onClick={() => void share()}>
            <ShareIcon />
            {texts.share}
          </Button>
        )}
        <Button full variant={canShare() ? 'secondary' : 'primary'} onClick={() => void copy()}>
          <CopyIcon />
          {texts.copy}
        </Button>
      </div>
      <Status>
        {state === 'copied' && <Text size="sm">{texts.copied}</Text>}
        {state === 'manual' && <Text size="sm">{texts.copyYourself}</Text>}
      </Status>
      {!isWide && (
        <details
          className={styles.scan}
          onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setScanning(event.currentTarget.open)}
        >
          <summary>
            <ScanIcon />
            {texts.showCode}
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          {isScanning && <Code url={url} />}
        </details>
      )}
    </>
  );
}
