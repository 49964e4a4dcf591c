/** The picture that links to this website show where they are shared; pixels, in the shape that social networks ask for. */
export const socialPicture = { path: '/social/hand-over.jpg', width: 1200, height: 630 };
