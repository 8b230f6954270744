import { ignoredAttributes } from './ignored-attributes';

function ignoredOf(html: string): readonly string[] {
  document.body.innerHTML = html;
  return ignoredAttributes(document.body.firstElementChild as Element);
}

it.each([
  ['<home-move bran="oakwood"></home-move>', ['the attribute bran is unknown.']],
  [
    '<home-move brand="Oak wood"></home-move>',
    ['the value "Oak wood" of brand is unknown or malformed, and has no effect.'],
  ],
  [
    '<home-move branch="north"></home-move>',
    ['the value "north" of branch is unknown or malformed, and has no effect.'],
  ],
  ['<home-move start="../x"></home-move>', ['the value "../x" of start is unknown or malformed, and has no effect.']],
  ['<home-move mode="popup"></home-move>', ['the value "popup" of mode is unknown or malformed, and has no effect.']],
  ['<home-move theme="neon"></home-move>', ['the value "neon" of theme is unknown or malformed, and has no effect.']],
  ['<home-move journey="gas"></home-move>', ['the value "gas" of journey is unknown or malformed, and has no effect.']],
  ['<home-move journey="energy"></home-move>', ['the attribute journey has no effect yet.']],
  ['<home-move lang="cy"></home-move>', ['the portal is in English only, so lang="cy" has no effect.']],
  ['<home-move data-brand="oakwood"></home-move>', ['on the element, data-brand is named brand.']],
  [
    '<home-move themeTokens="[object Object]"></home-move>',
    ['themeTokens is no attribute: set it as a property of the element, by script.'],
  ],
  [
    '<home-move consent="onetrust"></home-move>',
    ['consent is no attribute: set it as a property of the element, by script.'],
  ],
  [
    '<home-move prefill="code-1"></home-move>',
    ['prefill is no attribute: set it as a property of the element, by script.'],
  ],
  [
    '<home-move variant="a" mode="popup"></home-move>',
    ['the attribute variant is unknown.', 'the value "popup" of mode is unknown or malformed, and has no effect.'],
  ],
])('explains the attributes without an effect in %s', (html, sentences) => {
  expect(ignoredOf(html)).toEqual(sentences);
});

it.each([
  '<home-move brand="oakwood" branch="12" theme="dark" mode="inline" lang="en-GB" start="energy-usage"></home-move>',
  '<home-move brand="" branch="" theme="" mode="" journey="" lang="" start=""></home-move>',
  '<home-move mode="panel" brand="oakwood" launch="code+1"></home-move>',
  '<home-move mode="button" brand="oakwood"></home-move>',
  '<home-move mode="modal" brand="oakwood"></home-move>',
  '<home-move id="x" class="y" style="margin: 0" title="Set up" hidden role="region" slot="s" part="p"></home-move>',
  '<home-move data-v-7ba5bd90 aria-label="Portal" _ngcontent-abc @click="x" v-if="y" x-data="{}" onclick="z()"></home-move>',
  '<home-move tabindex="0" accesskey="h" itemprop="a" data-testid="b" constructor="c" data-constructor="d"></home-move>',
])('does not warn of %s', (html) => {
  expect(ignoredOf(html)).toEqual([]);
});
