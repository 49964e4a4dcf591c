import { type Point, points, ribbon } from '../../../shape/geometry.ts';
import { Line, Place, Shape } from '../../../shape/Shape.tsx';

/** From near: he holds a sample against the light of the window. */
export function Chemist() {
  return (
    <g className="skin-4 hair-black">
      <Coat />
      <g transform="rotate(-7 176 170)">
        <Head />
      </g>
      <Arm />
    </g>
  );
}

function Coat() {
  return (
    <>
      <Shape
        of="M120 232C92 246 66 264 56 304L44 400H262C264 350 256 300 238 266 230 250 218 242 206 238z"
        wash="white"
      />
      <Shape
        of="M130 166C136 196 134 220 120 238 146 264 196 266 214 246 204 236 198 226 198 210z"
        wash="skin"
      />
      <Shape
        of="M130 166C136 196 134 220 120 238L144 254C146 236 150 222 158 212 172 222 186 226 198 224L198 206z"
        wash="shade"
        line="none"
      />
      <Shape
        of="M122 239C142 260 188 267 212 243L224 258C218 272 208 282 200 286L182 272C158 268 138 258 124 246z"
        wash="teal"
      />
      <Shape
        of="M127 226C106 231 110 290 172 338L187 318 176 303 189 294C160 282 138 266 127 246 124 238 125 232 127 226z"
        wash="white"
      />
      <Shape
        of="M216 248C228 256 238 276 240 296L224 332 217 309 207 301 203 284C211 276 218 264 222 256z"
        wash="white"
      />
    </>
  );
}

function Head() {
  return (
    <>
      <Shape
        of="M211 82C216 94 219 111 218 119 216 126 213 130 214 134 216 142 221 147 227 152 231 156 230 163 223 166 219 168 219 171 221 173 225 175 225 179 222 181 220 183 218 184 217 185 221 186 223 190 220 194 217 197 216 202 217 206 219 215 212 222 200 222 182 222 166 212 156 198 148 192 142 188 134 184 122 174 114 158 110 140L120 90z"
        wash="skin"
      />
      <circle className="w-blush" cx={196} cy={162} r={16} opacity={0.6} />
      <Shape
        of="M166 140C166 166 162 184 154 194 166 212 182 222 200 222 212 222 219 215 217 205 219 200 219 194 216 192 209 191 204 188 206 182 210 178 217 178 221 174 217 171 211 170 205 172 196 176 192 188 183 184 174 178 173 160 174 140z"
        wash="hair"
        line="inner"
      />
      <Shape
        of="M219 185C222 187 223 190 220 193 215 194 210 191 208 186 211 186.5 215 186 219 185z"
        wash="lips"
        line="none"
      />
      <Line of="M219 184C215 186 210 185 205 180" weight="inner" />
      <Line of="M172 186l-4-5M194 210l-6-1M206 206l-4 3" weight="pale" />
      <Shape
        of="M212 84C213 76 210 69 202 64 180 52 148 50 128 66 108 82 102 112 109 140 112 152 118 162 128 168 138 170 148 166 152 158 158 148 160 136 164 128L167 146 174 142C175 130 173 120 177 108 182 96 196 85 212 84z"
        wash="hair"
      />
      <Line of="M150 66q6-6 12 0t12 0M130 84q6-6 12 0t12 0M144 106q6-6 12 0" weight="pale" />
      <Shape
        of="M165 128C158 119 149 124 150 136 151 147 155 158 161 157 166 153 168 141 165 128z"
        wash="skin"
        line="inner"
      />
      <Line of="M161 132C155 130 154 138 156 142" weight="hair" />
      <Shape
        of="M194 134C198 129 205 127 212 128 212 132 211 134 209 135 203 137 198 136 194 134z"
        wash="white"
        line="none"
      />
      <Shape
        of="M206 127C210 127 213 127 212.500 131 212 134 210 136 208 135 205 134 204 130 206 127z"
        wash="ink"
        line="none"
      />
      <circle className="w-white" cx={210} cy={129.5} r={1} />
      <Line of="M190 135C196 129 204 126 213 128" weight="outline" />
      <Line of="M196 139C201 141 206 140 210 138M192 129C197 123 206 121 212 123" weight="hair" />
      <Shape of="M188 110C195 101 208 99 217 105 208 105 198 107 191 114z" wash="ink" line="fine" />
      <Glasses />
      <Line of="M215 164C210 164 208 159 211 155M221 163C219 161 216 162 215 164" />
      <Line of="M204 170C200 170 197 172 195 175" weight="hair" />
    </>
  );
}

/** Safety glasses: the shield at the side reaches from the lens to the temple. */
function Glasses() {
  const shield = 'M185 118L215 111C221 111 224 117 223 124 222 134 220 141 213 146 204 149 194 146 187 141z';
  return (
    <>
      <path className="w-clear" opacity={0.24} d={shield} />
      <Shape of="M187 119L161 128 158 136 163 133 186 126z" wash="steel" line="inner" />
      <Line of={shield} weight="inner" />
      <Line of="M192 127v12M216 120l-5 14" weight="ripple" />
    </>
  );
}

/** From the back of the hand outwards: two fingers press the glass against the thumb, the other two are bent. */
const fingers: readonly { line: Point[]; widths: number[] }[] = [
  { line: points('344,228 368,228'), widths: [17, 15] },
  { line: points('346,215 378,212'), widths: [18, 16] },
  { line: points('350,203 386,193'), widths: [19, 16] },
  { line: points('346,198 376,178,12 350,143'), widths: [19, 18, 13] },
];
const thumb =
  'M298 242C297 218 304 200 314 187 320 176 322 160 328 149 333 141 342 144 342 152 342 166 341 176 338 186';

/** Glass, fingers and thumb before it, and the sleeve that leads there: the elbow comes towards us. */
function Arm() {
  return (
    <>
      <Place x={14} y={-14}>
        <Vial />
        {fingers.map(({ line, widths }) => (
          <Shape key={line.join()} of={ribbon(line, widths, { end: 7 })} wash="teal" round={8} />
        ))}
        <path className="w-teal" d={`${thumb}C354 188 361 196 361 206 360 218 354 230 345 242H298z`} />
        <path className="w-shade" d="M298 242C297 218 304 200 314 187L324 190C314 202 310 220 312 242z" />
        <Line of={thumb} weight="outline" />
        <Line of="M361 203q-7-4-14-2M360 218q-6-3-12-1M326 160q6-3 11 0M367 176q6 2 9-1" />
        <Shape
          of="M292 232C306 226 334 230 350 238L346 258C332 250 308 246 290 250z"
          wash="teal"
          line="inner"
        />
      </Place>
      <Shape
        of="M72 400C66 340 76 288 104 265 130 246 172 254 202 263 226 270 242 278 258 291L290 352C276 366 258 366 236 360 190 346 130 330 104 296"
        wash="white"
      />
      <Shape
        of="M72 400C68 350 74 306 92 280 130 312 190 334 250 342V363L236 360V400z"
        wash="shade"
        line="none"
      />
      <Shape
        of="M258 291C276 276 292 256 302 232 320 226 348 232 363 241 360 280 342 322 314 346 296 361 274 367 250 363"
        wash="white"
      />
      <Shape
        of="M250 342C300 336 336 296 349 236L363 241C360 280 342 322 314 346 296 361 274 367 250 363z"
        wash="shade"
        line="none"
      />
      <Line of="M236 360C190 346 130 330 104 296" weight="outline" />
      <Line of="M258 291q-8 10-5 24M266 296q8 2 16-3M299 247C314 243 344 249 360 257M126 268C140 280 148 290 150 300" />
    </>
  );
}

function Vial() {
  return (
    <>
      <Shape of="M334 84H360V206C360 213 334 213 334 206z" wash="shallow" line="none" />
      <Shape of="M334 122H360V206C360 213 334 213 334 206z" wash="clear" line="none" />
      <Shape of="M334 122C340 119 354 119 360 122 354 125 340 125 334 122z" wash="shallow" line="fine" />
      <Shape of="M334 84H360V206C360 213 334 213 334 206z" wash="none" />
      <Line of="M339 94V190" weight="ripple" />
      <Shape of="M331 66H363V86H331z" wash="slate" />
      <Line of="M338 70v12M344 70v12M350 70v12M356 70v12" weight="pale" />
    </>
  );
}
