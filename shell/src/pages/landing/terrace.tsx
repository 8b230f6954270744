import { House } from './house';
import { landingTexts } from './landing.texts';

const painted = 'var(--hm-accent-soft)';
const plain = 'var(--hm-raised)';

/** Removal boxes in front of the lit house. */
function Boxes() {
  return (
    <g stroke="var(--hm-text)" strokeWidth="2">
      <path d="M328 346h52v40h-52ZM388 360h34v26h-34ZM337 318h36v28h-36Z" fill="var(--hm-spark-soft)" />
      <path d="M348 346v11h12v-11M350 318v8h10v-8M400 360v7h10v-7" fill="var(--hm-spark)" />
    </g>
  );
}

/** A drawing of a terrace in which one house has its lights on. */
export function Terrace({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 768 400"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn inline, so there is no file for an `img`
      role="img"
      aria-label={landingTexts.picture}
      preserveAspectRatio="xMidYMax slice"
      className={className}
    >
      <rect x="0" y="366" width="768" height="34" fill="var(--hm-line)" />
      <House x={0} top={176} wall={painted} door="var(--hm-accent)" />
      <House x={128} top={140} wall={plain} />
      <House x={256} top={158} wall="var(--hm-home)" door="var(--hm-spark)" lit />
      <House x={384} top={134} wall={plain} />
      <House x={512} top={170} wall={painted} />
      <House x={640} top={176} wall={plain} />
      <Boxes />
    </svg>
  );
}
