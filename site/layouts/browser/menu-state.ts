/** From this width on the links are in the header: see Menu.module.css. */
const wide = matchMedia('(min-width: 48em)');

/**
 * Gives a popover's button `aria-expanded`; closes it on a link of the same page, when focus leaves, or when
 * the window widens.
 */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) {
  const menu = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!menu?.showPopover) continue;
  const show = (open: boolean) => button.setAttribute('aria-expanded', String(open));
  show(false);
  menu.addEventListener('toggle', event => show(event.newState === 'open'));
  menu.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover();
  });
  menu.addEventListener('focusout', event => {
    const next = event.relatedTarget;
    if (next instanceof Element && !menu.contains(next) && !next.closest('header')) menu.hidePopover();
  });
  wide.addEventListener('change', () => menu.hidePopover());
}
