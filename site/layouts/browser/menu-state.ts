/** From this width on the links are in the header: see Menu.module.css. */
const wide = matchMedia('(min-width: 48em)');

/** Safari has them since 17, Chrome since 114. */
const hasPopovers = 'popover' in HTMLElement.prototype;

/**
 * Gives a popover's button `aria-expanded`; closes it on a link of the same page, when focus leaves, or when
 * the window widens. Opens and closes it itself in browsers without popovers.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu) continue;
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    if (!hasPopovers) menu.dataset.open = String(open);
  };
  const close = () => (hasPopovers ? menu.hidePopover() : show(false));
  show(false);
  if (hasPopovers) menu.addEventListener('toggle', event => show(event.newState === 'open'));
  else {
    button.addEventListener('click', () => show(menu.dataset.open === 'false'));
    document.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape' || menu.dataset.open === 'false') return;
      close();
      button.focus();
    });
  }
  menu.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
  menu.addEventListener('focusout', event => {
    const next = event.relatedTarget;
    if (next instanceof Element && !menu.contains(next) && !next.closest('header')) close();
  });
  wide.addEventListener('change', close);
}
