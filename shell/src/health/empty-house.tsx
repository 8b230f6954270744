const glass = { width: 26, height: 30, rx: 2, fill: 'var(--hm-surface)', stroke: 'var(--hm-home-ink)', strokeWidth: 2 };

/** A house with its lights off; decoration. */
export function EmptyHouse() {
  return (
    <svg width="110" height="117" viewBox="0 0 150 160" aria-hidden="true">
      <path d="M104 14h16v34h-16ZM14 56l61-46 61 46Z" fill="var(--hm-home-roof)" />
      <path d="M24 54h102v98H24Z" fill="var(--hm-home)" />
      {[66, 112].flatMap((y) => [38, 86].map((x) => <rect key={`${x} ${y}`} x={x} y={y} {...glass} />))}
      <path
        d="M51 66v30M38 81h26M99 66v30M86 81h26M51 112v30M38 127h26M99 112v30M86 127h26"
        stroke="var(--hm-line-strong)"
        strokeWidth="1.5"
      />
      <path d="M6 152h138v4H6Z" fill="var(--hm-line-strong)" />
    </svg>
  );
}
