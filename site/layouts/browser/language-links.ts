// Links to the page in other languages lead to the same place on it, and to the plan that the planner has put
// into the address. `pointerdown` is for buttons other than the first, which make no click.
for (const type of ['pointerdown', 'click'])
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-version]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  });
