/** Takes comments and needless white space out of our own CSS; knows no trick that could change its meaning. */
export const squeezeCss = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    // After a property's name only: before it, `:` may begin a pseudo-class.
    .replace(/([{;][\w-]+): /g, '$1:')
    .replace(/;}/g, '}')
    .trim();

/** As a webpack loader. */
export default squeezeCss;
