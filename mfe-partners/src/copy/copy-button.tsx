import { Button, registerSheet, Status, SuccessIcon, Text, useCopy, type ButtonProps } from '@home-move/ui';
import { CopyIcon } from '../icons/icons';
import sheet, * as styles from './copy.module.css';
import { copyTexts as texts } from './copy.texts';

registerSheet(sheet);

export interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Use the text as the button's `key` too, so that another text is not shown as copied. */
  readonly text: string;
  readonly label: string;
  /** What to do next, after "Copied.": "Paste it into your page." */
  readonly next?: string;
}

/** Copies a text and announces it. */
export function CopyButton({ text, label, next = '', variant = 'secondary', size }: CopyButtonProps) {
  const { state, copy } = useCopy(text);
  return (
    <>
      <Button variant={variant} size={size} onClick={() => void copy()}>
        <CopyIcon />
        {label}
      </Button>
      <Status>
        {state === 'copied' && (
          <Text as="span" size="sm" strong className={styles.copied}>
            <SuccessIcon />
            {[texts.copied, next].join(' ').trim()}
          </Text>
        )}
        {state === 'manual' && (
          <Text as="span" size="sm">
            {texts.copyYourself}
          </Text>
        )}
      </Status>
    </>
  );
}
