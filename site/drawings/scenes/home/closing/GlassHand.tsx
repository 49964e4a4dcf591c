import { Line, Shape } from '../../../shape/Shape.tsx';

/** From the wrist over the thumb and the fingers, each of its own length, to the heel of the hand. */
const outline =
  'M312 300C320 295 325 288 329 280 330 271 334 264 339 259 341 251 346 247 351 249 356 251 356 257 353 263 350 270 349 277 352 284 362 282 377 280 392 281 401 281 409 284 409 291 409 296 406 299 403 300 410 300 414 304 413 310 412 316 407 318 402 318 409 319 411 323 410 328 408 333 403 334 398 334 404 336 404 342 400 345 394 349 372 352 350 350 340 349 334 339 322 335';

/**
 * A right hand around a glass that stands at 340 to 406, 240 to 348: the back of the hand is before it, the thumb presses on
 * its left, the fingers go around its right.
 */
export function GlassHand() {
  return (
    <>
      <Shape of={`${outline}z`} wash="skin" line="none" />
      <Shape
        of="M322 335C334 339 340 349 350 350 372 352 394 349 400 345 404 342 404 336 398 334 384 339 368 341 352 336 342 332 332 334 322 335zM352 284C350 290 344 296 336 298 344 300 354 296 362 283z"
        wash="shade"
        line="none"
      />
      <Line of={outline} weight="outline" />
      <Line of="M352 284C350 289 347 293 343 296M403 300C392 303 380 304 368 301M402 318C390 321 378 321 366 318M398 334C386 337 376 337 364 334" />
      <Line
        of="M341 258C339 254 342 250 347 251M339 259C343 259 346 261 347 263M357 290C361 292 362 296 361 299M355 306C359 308 360 312 359 315M389 286C391 289 391 293 390 297M392 306C394 309 394 312 393 315M326 303C331 309 333 317 332 325"
        weight="hair"
      />
    </>
  );
}
