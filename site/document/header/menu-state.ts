/**
 * What the popover does not do by itself: say in the markup whether it is open (some assistive technology reads
 * only the attribute), and close when a link leads to a place on the page that is already open or the focus moves on.
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
  // The sheet covers the page: a focus that moves behind it would be invisible.
  menu.addEventListener('focusout', event => {
    const next = event.relatedTarget;
    if (next instanceof Element && !menu.contains(next) && !next.closest('header')) menu.hidePopover();
  });
}
