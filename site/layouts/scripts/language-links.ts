// Links to the page in other languages lead to the same place on it, and to the plan that the planner has put
// into the address. Also pressed with another button than the first, which makes no click.
for (const type of ['pointerdown', 'click'])
  document.addEventListener(type, ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-version]');
    if (link) Object.assign(link, { search: location.search, hash: location.hash });
  });
