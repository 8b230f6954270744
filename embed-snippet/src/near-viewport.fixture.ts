/** Gives every element a width at the top of the window. In jsdom it has none, as if it were not rendered. */
HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 700, 0);
