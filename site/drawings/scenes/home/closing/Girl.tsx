import { Disc, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { GlassHand } from './GlassHand.tsx';

/** Drinks from a glass. */
export function Girl() {
  return (
    <g className="skin-3 hair-black">
      <Shirt />
      <Shape
        of="M600 216C602 236 597 252 584 265 600 280 622 280 637 257 628 246 625 228 626 196z"
        wash="skin"
      />
      <Shape
        of="M600 232C609 239 618 236 626 224 626 240 629 247 633 252 619 259 606 254 598 248z"
        wash="shade"
        line="none"
      />
      <Shape
        of="M582 264C598 280 622 280 638 256L646 264C630 294 594 296 574 276z"
        wash="white"
        line="inner"
      />
      <Water />
      <Place x={-5} y={1}>
        <Head />
      </Place>
      <Shape of="M486 183C496 182 527 199 534 210 522 212 492 194 486 183z" wash="none" line="inner" />
      <Shape of="M486 183L450 276C454 286 470 296 482 295L534 210" wash="none" />
      <NearArm />
    </g>
  );
}

function Shirt() {
  return (
    <>
      <Shape
        of="M582 264C560 290 554 340 556 400H698C702 350 694 306 678 282 666 266 652 258 636 254z"
        wash="clay"
      />
      <Shape
        of="M636 254C652 258 666 266 678 282 694 306 702 350 698 400H668C674 340 664 300 634 276z"
        wash="shade"
        line="none"
      />
    </>
  );
}

function Head() {
  return (
    <>
      <Shape
        of="M640 96C636 76 650 56 672 54 682 46 700 52 704 66 718 74 720 96 708 108 700 126 676 130 662 120 650 118 642 108 640 96z"
        wash="hair"
      />
      <Line
        of="M664 72C674 68 684 68 692 74M660 92C664 100 672 108 682 110M688 92C692 96 696 98 702 96M676 84L684 88M672 60L680 62"
        weight="pale"
      />
      <path className="w-hair" d="M541 134L552 106 600 82 652 122 644 206 626 206z" />
      <Shape
        of="M546 128C536 142 533 157 537 169 535 175 529 180 529 186 529 191 534 193 538 193 537 197 536 199 534 201 530 204 532 208 537 209 534 212 534 217 538 219 538 222 539 230 546 235 562 241 588 239 608 224 622 212 630 196 632 182 634 172 628 150 612 128 596 110 562 108 546 128z"
        wash="skin"
      />
      <circle className="w-blush" cx={574} cy={196} r={21} />
      <Shape
        of="M545 130C552 106 588 98 612 118 626 132 632 150 634 172L640 210C656 196 662 170 660 148 658 112 632 82 600 80 566 78 540 100 538 134z"
        wash="hair"
      />
      <Line
        of="M556 112C576 98 604 98 622 116M566 100C590 90 618 98 636 118M560 92C586 80 616 86 640 106"
        weight="pale"
      />
      <Disc at={[651, 112]} radius={7} wash="honey" line="inner" />
      <Disc at={[645, 98]} radius={7} wash="honey" line="inner" />
      <Shape
        of="M618 168C628 160 638 168 636 180 634 192 628 200 622 198 616 194 614 180 618 168z"
        wash="skin"
        line="inner"
      />
      <Line of="M622 172C630 170 630 178 627 184" weight="hair" />
      <Line of="M548 172C554 179 565 179 572 171" weight="outline" />
      <Line of="M552 176L549 180M560 179L559 183M568 176L570 180" />
      <Line of="M544 152C551 145 562 145 570 150" weight="inner" />
      <Line of="M539 192C543 192 546 188 543 183" />
      <Shape
        of="M534 201C529 204 531 208 537 209.5 542 209 547 207 550 205 545 204 540 202 534 201zM535 213C534 217 538 219 541 218 546 216 549 212 550 209 546 211 540 212 535 213z"
        wash="lips"
        line="none"
      />
      <Line of="M546 208C549 208 552 207 554 204" />
    </>
  );
}

/** It is level in the tilted glass, whose rim lies before the lips. */
function Water() {
  return (
    <>
      <Shape
        of="M486 183L450 276C454 286 470 296 482 295L534 210C527 199 496 182 486 183z"
        wash="shallow"
        line="none"
      />
      <Shape of="M475 211H534L487 286C475 285 460 276 455 264z" wash="clear" line="none" />
      <Shape of="M476 211C490 206 518 206 533 210 518 215 490 216 476 211z" wash="shallow" line="fine" />
    </>
  );
}

/** Her hand is the mirrored one of her mother, and smaller. */
function NearArm() {
  return (
    <>
      <Shape
        of="M530 270L515 266 500 286 510 291C516 298 519 306 520 314 522 326 525 335 529 343 534 358 546 366 560 368 578 370 596 360 619 346L592 300C583 305 575 311 569 320 564 300 550 284 530 270z"
        wash="skin"
      />
      <Shape
        of="M510 291C516 298 519 306 520 314 522 326 525 335 529 343 534 358 546 366 560 368 578 370 596 360 619 346L611 334C594 345 576 350 561 345 543 338 537 316 530 301 526 295 518 292 510 291z"
        wash="shade"
        line="none"
      />
      <Place x={469} y={283} scale={0.8} turn={-26} flip>
        <g transform="translate(-373-348)">
          <GlassHand />
        </g>
      </Place>
      <Shape
        of="M622 279C654 266 684 286 684 314 682 332 668 344 650 350 640 353 630 354 622 353 612 340 602 320 590 300 598 287 608 280 622 279z"
        wash="clay"
        line="none"
      />
      <Line
        of="M678 290C683 300 685 308 684 314 682 332 668 344 650 350 640 353 630 354 622 353 612 340 602 320 590 300 598 287 608 280 622 279"
        weight="outline"
      />
      <Line of="M629 354C618 338 609 320 597 292" weight="hair" />
      <Line of="M569 320L562 327M632 290C628 296 626 302 626 310M662 334C664 326 664 318 660 310" />
    </>
  );
}
