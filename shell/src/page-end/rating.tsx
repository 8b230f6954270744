import { brandEndpoints, type Rating as ReviewRating } from '@home-move/contract';
import { TextLink } from '@home-move/ui';
import { useEffect, useState } from 'react';
import { useShell } from '../runtime/shell-context';
import * as styles from './footer.module.css';
import { footerTexts, reviewsText } from './footer.texts';

/** The average review rating of the company that runs the service, by name; stays empty when it does not load. [CHROME-05, CHROME-06] */
export function Rating() {
  const { send } = useShell();
  const [rating, setRating] = useState<ReviewRating | null>(null);
  useEffect(() => {
    const left = new AbortController();
    send(brandEndpoints.rating, {}, { signal: left.signal }).then(setRating, () => undefined);
    return () => left.abort();
  }, [send]);

  return (
    <div>
      {rating && (
        <>
          <p className={styles.rating}>
            <b className={styles.score}>{rating.score}</b> out of {rating.outOf}
          </p>
          <p className={styles.muted}>
            {reviewsText(rating)}{' '}
            <TextLink href={rating.sourceUrl} external>
              {footerTexts.howCollected}
            </TextLink>
          </p>
        </>
      )}
    </div>
  );
}
