/** Gives a popover's button `aria-expanded`; closes it on a link of the same page, or when focus leaves. */
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
}
